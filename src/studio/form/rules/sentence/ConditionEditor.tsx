import { Fragment } from 'react'
import {
  type TestAt,
  withMore,
  withMoreIn,
  withoutTest,
  withTest,
} from '#formDocument/rules/sentence/edits.ts'
import {
  type Condition,
  isComplete,
  isGroup,
  type Join,
  type Test,
} from '#formDocument/rules/sentence/sentence.ts'
import wordTexts from '#formDocument/rules/words/texts.json' with { type: 'json' }
import texts from '../texts.json' with { type: 'json' }
import { useDraft } from '../useDraft.ts'
import type { RuleTools } from '../useRuleTools.ts'
import styles from './Sentence.module.css'
import { TestLine } from './TestLine.tsx'

interface ConditionEditorProps {
  /** Caption that names what the condition decides. */
  label: string
  /** Undefined where there is none yet. */
  condition: Condition | undefined
  tools: RuleTools
  isEditable: boolean
  excluded?: ReadonlySet<string>
  isLenient?: boolean
  /** True to open the list of an unchosen part at once. */
  opens?: boolean
  /** Name under which an incomplete condition is kept as a draft. */
  draft?: string
  change: (condition: Condition | undefined) => void
}

const NONE: ReadonlySet<string> = new Set()

/** A condition as sentences, joined by “且” and “或”; a change is written once every part is chosen. */
export function ConditionEditor(props: ConditionEditorProps) {
  const { label, tools, isEditable, excluded = NONE, isLenient = false, opens = true } = props
  const [shown, setShown] = useDraft(
    props.condition,
    (one) => one === undefined || isComplete(one),
    props.change,
    props.draft,
  )
  const line = (condition: Condition, test: Test, at: TestAt) => (
    <TestLine
      {...{ test, tools, isEditable, excluded, isLenient, opens }}
      change={(next) => setShown(withTest(condition, at, next))}
      remove={() => setShown(withoutTest(condition, at))}
    />
  )
  if (!shown)
    return isEditable ? (
      <AddButton join="first" add={() => setShown(withMore(undefined, 'all'))} />
    ) : null
  const { join, parts } = shown
  const isSeveral = parts.length > 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: parts of a sentence, which no fieldset is
    <div role="group" aria-label={label} className={styles.condition}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands at its place
        <Fragment key={at}>
          {at > 0 && <span className={styles.join}>{wordTexts.join[join]}</span>}
          {isGroup(part) ? (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div role="group" aria-label={texts.condition[part.join]} className={styles.group}>
              {part.tests.map((test, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Fragment key={each}>
                  {each > 0 && <span className={styles.join}>{wordTexts.join[part.join]}</span>}
                  {line(shown, test, { part: at, test: each })}
                </Fragment>
              ))}
              {isEditable && (
                <AddButton join={part.join} add={() => setShown(withMoreIn(shown, at))} />
              )}
            </div>
          ) : (
            <div className={styles.single}>
              {line(shown, part, { part: at })}
              {isEditable && isSeveral && (
                <AddButton
                  join={join === 'all' ? 'any' : 'all'}
                  add={() => setShown(withMoreIn(shown, at))}
                />
              )}
            </div>
          )}
        </Fragment>
      ))}
      {isEditable && (
        <div className={styles.adds}>
          {(isSeveral ? [join] : (['all', 'any'] as const)).map((one) => (
            <AddButton key={one} join={one} add={() => setShown(withMore(shown, one))} />
          ))}
        </div>
      )}
      {shown !== props.condition && <p className={styles.hint}>{texts.parts.unfinished}</p>}
    </div>
  )
}

function AddButton({ join, add }: { join: Join | 'first'; add: () => void }) {
  return (
    <button type="button" className={styles.add} onClick={add}>
      {texts.add[join]}
    </button>
  )
}
