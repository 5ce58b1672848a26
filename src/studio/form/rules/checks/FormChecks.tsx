import { useEffect, useId, useRef, useState } from 'react'
import {
  movedCheck,
  newCheck,
  withCheck,
  withoutCheck,
} from '#formDocument/rules/checks/checkList.ts'
import {
  CHECK_SHAPES,
  type CheckSentence,
  isWhole,
} from '#formDocument/rules/checks/checkSentence.ts'
import { useFormEditing } from '../../formEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { useRuleTools } from '../useRuleTools.ts'
import { CheckLine } from './CheckLine.tsx'
import styles from './FormChecks.module.css'
import { SentenceEditor } from './SentenceEditor.tsx'

const { checks: said } = texts
type Shape = keyof typeof said.shapes

interface FormChecksProps {
  /** Check to open and focus; a new object for each request. */
  shown?: { at: number } | undefined
}

/** The form's checks over several fields: added, changed, ordered and removed. */
export function FormChecks({ shown }: FormChecksProps) {
  const { document, bundle, write, isEditable } = useFormEditing()
  const tools = useRuleTools()
  const { checks } = document
  const { opened, setOpened, list } = useOpened(shown)
  const [draft, setDraft] = useState<{ shape: string; sentence: CheckSentence }>()
  const id = useId()
  const count = checks?.length ?? 0
  const save = (next: readonly unknown[] | undefined) => write({ checks: next })
  const add = (sentence: CheckSentence) => {
    if (draft && !isWhole(sentence)) return setDraft({ ...draft, sentence })
    setDraft(undefined)
    setOpened(count)
    save(withCheck(checks, count, newCheck(sentence, bundle)))
  }
  return (
    <section className={styles.checks} aria-labelledby={id}>
      <h2 id={id}>{said.title}</h2>
      {count === 0 && !draft && <p>{said.none}</p>}
      <ol ref={list}>
        {checks?.map((check, at) => (
          <CheckLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a check is what stands at its place
            key={at}
            {...{ check, tools, at, count }}
            isOpen={opened === at}
            open={(isOpen) => setOpened(isOpen ? at : undefined)}
            change={(next) => save(withCheck(checks, at, next))}
            move={(by) => {
              save(movedCheck(checks, at, by))
              if (opened === at) setOpened(at + by)
            }}
            remove={() => {
              save(withoutCheck(checks, at))
              setOpened(undefined)
            }}
          />
        ))}
        {draft && (
          <li className={styles.check}>
            <SentenceEditor
              key={draft.shape}
              sentence={draft.sentence}
              {...{ tools, isEditable }}
              change={add}
              cancel={() => setDraft(undefined)}
            />
            <div className={styles.acts}>
              <button type="button" onClick={() => setDraft(undefined)}>
                {said.cancel}
              </button>
            </div>
          </li>
        )}
      </ol>
      {isEditable && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, which no fieldset is
        <div role="group" aria-label={said.add} className={styles.adds}>
          <span>{said.add}：</span>
          {(Object.keys(said.shapes) as Shape[]).map((shape) => (
            <button
              key={shape}
              type="button"
              onClick={() => {
                const sentence = CHECK_SHAPES[shape]
                if (sentence) setDraft({ shape, sentence })
              }}
            >
              {said.shapes[shape]}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Returns the index of the open check and the ref of its list; a requested check gets the focus. */
function useOpened(shown: FormChecksProps['shown']) {
  const [opened, setOpened] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!shown) return
    setOpened(shown.at)
    const line = list.current?.children[shown.at]
    line?.querySelector<HTMLElement>('[aria-expanded], button')?.focus()
  }, [shown])
  return { opened, setOpened, list }
}
