import { fill } from '#domain/text/fill.ts'
import type { Expectation } from '#replay/scenario.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { type FieldList, shownKeys, withFields } from '../model/expectations.ts'
import { placeName } from '../model/namesOfPlaces.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }

const { expectation: words, steps } = texts

interface ExpectedFieldsProps {
  expected: Expectation
  list: FieldList
  write: (expected: Expectation) => void
}

/** Fields that are expected to show, to be hidden or not to be editable. */
export function ExpectedFields({ expected, list, write }: ExpectedFieldsProps) {
  const { bundle, former, isEditable } = useScenarioEditing()
  const keys = expected[list] ?? []
  if (keys.length === 0 && !isEditable) return null
  const nameOf = (key: string) => placeName(key, bundle.fields, former)
  const set = (next: readonly string[]) => write(withFields(expected, list, next))
  return (
    <div className={styles.line}>
      <span>{words.lists[list]}</span>
      <ul className={styles.chips} aria-label={words.lists[list]}>
        {keys.map((key) => (
          <li key={key}>
            {nameOf(key)}
            {isEditable && (
              <button
                type="button"
                aria-label={fill(steps.act, { act: steps.drop, step: nameOf(key) })}
                title={steps.drop}
                onClick={() => set(keys.filter((one) => one !== key))}
              >
                ×
              </button>
            )}
          </li>
        ))}
        {isEditable && (
          <li>
            <select
              className={buttons.button}
              aria-label={fill(steps.act, { act: words.addField, step: words.lists[list] })}
              value=""
              onChange={({ target }) => set([...keys, target.value])}
            >
              <option value="">＋ {words.addField}</option>
              {shownKeys(bundle)
                .filter((key) => !keys.includes(key))
                .map((key) => (
                  <option key={key} value={key}>
                    {nameOf(key)}
                  </option>
                ))}
            </select>
          </li>
        )}
      </ul>
    </div>
  )
}
