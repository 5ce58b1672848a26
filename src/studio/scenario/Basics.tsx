import { type ReactNode, useId } from 'react'
import type { FormValues } from '#contract/form.ts'
import { fill } from '#domain/text/fill.ts'
import type { ScenarioContext } from '#replay/scenario.ts'
import { placeName, valueName } from './model/namesOfPlaces.ts'
import styles from './ScenarioEditor.module.css'
import { useScenarioEditing } from './scenarioEditing.ts'
import texts from './texts.json' with { type: 'json' }

const { basics: words } = texts

/** The longest name and note of a test. */
const TITLE_LENGTH = 60
const NOTE_LENGTH = 500

/** The title and note of a test, and the context in which its form opens. */
export function Basics() {
  const { scenario, isEditable, write } = useScenarioEditing()
  const { title, note = '', context = {} } = scenario
  const id = useId()
  const writeContext = (change: ScenarioContext) => {
    const next = withoutAbsent({ ...context, ...change })
    write({ context: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <section className={styles.basics}>
      <label className={styles.line}>
        <span>{words.title}</span>
        <input
          value={title}
          maxLength={TITLE_LENGTH}
          readOnly={!isEditable}
          aria-invalid={title.trim() === '' || undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => write({ title: target.value })}
        />
      </label>
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {title.trim() === '' && words.titleFault}
      </p>
      <label className={styles.line}>
        <span>{words.note}</span>
        <textarea
          rows={2}
          value={note}
          maxLength={NOTE_LENGTH}
          readOnly={!isEditable}
          onChange={({ target }) => write({ note: target.value || undefined })}
        />
      </label>
      <label className={styles.line}>
        <span>{words.now}</span>
        <input
          type="datetime-local"
          value={inputTime(context.now)}
          readOnly={!isEditable}
          aria-describedby={`${id}-now`}
          onChange={({ target }) => writeContext({ now: target.value.replace('T', ' ') })}
        />
      </label>
      <p id={`${id}-now`} className={styles.hint}>
        {words.nowHelp}
      </p>
      <Given values={context.prefill}>{words.prefill}</Given>
      <Given values={context.initial}>{words.initial}</Given>
    </section>
  )
}

/** Initial values of the form, read-only. */
function Given({ values, children }: { values: FormValues | undefined; children: ReactNode }) {
  const { bundle, former, tables } = useScenarioEditing()
  if (!values) return null
  return (
    <div className={styles.line}>
      <span>{children}</span>
      <ul className={styles.chips}>
        {Object.entries(values).map(([path, value]) => (
          <li key={path}>
            {fill(words.listed, {
              label: placeName(path, bundle.fields, former),
              value: valueName(path, value, bundle, tables),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns a moment as the value of the input; a date stands for the beginning of its day. */
const inputTime = (now = ''): string =>
  now.includes(' ') || now === '' ? now.replace(' ', 'T') : `${now}T00:00`

const withoutAbsent = (context: ScenarioContext): ScenarioContext =>
  Object.fromEntries(
    Object.entries(context).filter(([, value]) => value !== undefined && value !== ''),
  )
