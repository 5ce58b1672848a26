import type { Expectation } from '#replay/scenario.ts'
import { withExpected } from '../model/expectations.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { ExpectedFields } from './ExpectedFields.tsx'
import { ExpectedMessages } from './ExpectedMessages.tsx'
import { ExpectedOthers } from './ExpectedOthers.tsx'

const { expectation: words } = texts

interface ExpectationFormProps {
  expected: Expectation
  write: (expected: Expectation) => void
  /** Places with messages at this step, which are offered first. */
  places: readonly string[]
}

/** The expectations of a step, each chosen from the parts of the form. */
export function ExpectationForm({ expected, write, places }: ExpectationFormProps) {
  const { isEditable } = useScenarioEditing()
  const { valid, errors } = expected
  const choose = (name: string) =>
    write(withExpected(expected, { valid: name === '' ? undefined : name === 'true' }))
  return (
    <div className={styles.expectation}>
      <label className={styles.line}>
        <span>{words.valid}</span>
        <select
          disabled={!isEditable}
          value={valid === undefined ? '' : String(valid)}
          onChange={({ target }) => choose(target.value)}
        >
          {Object.entries(words.validNames).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <ExpectedMessages
        errors={errors}
        write={(next) => write(withExpected(expected, { errors: next }))}
        places={places}
      />
      {(['visible', 'hidden', 'disabled'] as const).map((list) => (
        <ExpectedFields key={list} {...{ expected, list, write }} />
      ))}
      <ExpectedOthers {...{ expected, write }} />
    </div>
  )
}
