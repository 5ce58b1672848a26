import { messagesAt } from '#replay/cases/messagesAt.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { shownKeys, withMessage } from '../model/expectations.ts'
import { placeName } from '../model/namesOfPlaces.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }
import { MessageLine } from './MessageLine.tsx'

const { expectation: words } = texts

type Errors = Readonly<Record<string, string>>

interface ExpectedMessagesProps {
  /** Expected messages by place; undefined when the test does not check them. */
  errors: Errors | undefined
  write: (errors: Record<string, string> | undefined) => void
  places: readonly string[]
}

/** All expected messages: their places, and their texts among those that the field can show. */
export function ExpectedMessages({ errors, write, places }: ExpectedMessagesProps) {
  const { bundle, former, isEditable } = useScenarioEditing()
  const held = errors ?? {}
  const offered = [...new Set([...places, ...shownKeys(bundle)])]
  const free = offered.filter((path) => !Object.hasOwn(held, path))
  const nameOf = (path: string) => placeName(path, bundle.fields, former)
  const add = (path: string) =>
    write(withMessage(held, path, { path, message: messagesAt(bundle, path)[0] ?? '' }))
  return (
    <fieldset className={styles.group}>
      <legend>
        <label>
          <input
            type="checkbox"
            disabled={!isEditable}
            checked={errors !== undefined}
            onChange={({ target }) => write(target.checked ? {} : undefined)}
          />
          {words.errorsOn}
        </label>
      </legend>
      {errors && (
        <>
          <p className={styles.hint}>
            {words.errorsHelp}
            {Object.keys(errors).length === 0 && ` ${words.errorsNone}。`}
          </p>
          <ul className={styles.messages}>
            {Object.entries(errors).map(([path, message]) => (
              <MessageLine
                key={path}
                {...{ path, message, nameOf, isEditable }}
                places={[path, ...free]}
                messages={messagesAt(bundle, path)}
                messageAt={(at) => messagesAt(bundle, at)[0] ?? ''}
                write={(next) => write(withMessage(held, path, next))}
              />
            ))}
          </ul>
          {isEditable && (
            <select
              className={buttons.button}
              aria-label={words.addMessage}
              value=""
              onChange={({ target }) => add(target.value)}
            >
              <option value="">＋ {words.addMessage}</option>
              {free.map((path) => (
                <option key={path} value={path}>
                  {nameOf(path)}
                </option>
              ))}
            </select>
          )}
        </>
      )}
    </fieldset>
  )
}
