import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import type { Expectation } from '#replay/scenario.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { withExpected } from '../model/expectations.ts'
import { placeName, valueName } from '../model/namesOfPlaces.ts'
import styles from '../ScenarioEditor.module.css'
import { type ScenarioEditing, useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }

const { expectation: words, steps } = texts

type Other = keyof typeof words.others

interface ExpectedOthersProps {
  expected: Expectation
  write: (expected: Expectation) => void
}

/** Other expectations, read-only except that each can be removed. */
export function ExpectedOthers({ expected, write }: ExpectedOthersProps) {
  const editing = useScenarioEditing()
  const held = (Object.keys(words.others) as Other[]).filter((key) => expected[key] !== undefined)
  return held.map((key) => {
    const lines = linesOf(key, expected, editing)
    return (
      <details key={key} className={styles.other}>
        <summary>
          {fill(words.otherCount, { name: words.others[key], count: lines.length })}
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {editing.isEditable && (
          <button
            type="button"
            className={buttons.button}
            data-kind="link"
            aria-label={fill(steps.act, { act: words.unexpect, step: words.others[key] })}
            onClick={() => write(withExpected(expected, { [key]: undefined }))}
          >
            {words.unexpect}
          </button>
        )}
      </details>
    )
  })
}

/** Returns one line per entry: answers with their names, rows as they are printed. */
function linesOf(key: Other, expected: Expectation, editing: ScenarioEditing): string[] {
  const { bundle, former, tables } = editing
  const value: unknown = ownValue(expected as Readonly<Record<string, unknown>>, key)
  if (Array.isArray(value)) return value.map((entry) => [entry].flat().join('　'))
  if (!isRecord(value)) return []
  return Object.entries(value).map(([path, held]) =>
    fill(texts.basics.listed, {
      label: placeName(path, bundle.fields, former),
      value:
        Array.isArray(held) && key === 'offered'
          ? held.join('、')
          : valueName(path, held, bundle, tables),
    }),
  )
}
