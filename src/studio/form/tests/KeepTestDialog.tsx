import { useId, useState } from 'react'
import type { Case } from '#replay/cases/caseOfValues.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { FormDialog } from '../../controls/FormDialog.tsx'
import { expectedOutcome } from './expectedOutcome.ts'
import styles from './KeepTest.module.css'
import { nameFault } from './testNames.ts'
import texts from './texts.json' with { type: 'json' }

/** Maximum length of a name, which is shown in lists and as an undoable step. */
const NAME_LENGTH = 60

interface KeepTestDialogProps {
  made: Case
  /** Suggested name. */
  name: string
  /** Names of the form's other tests. */
  taken: readonly string[]
  /** Stores the test; resolves with the reason of a failure, undefined on success. */
  save: (name: string) => Promise<string | undefined>
  close: () => void
}

/**
 * A dialog with the expectations of a new test and its name. It stays open, with its input, until the test is stored.
 */
export function KeepTestDialog({ made, name: offered, taken, save, close }: KeepTestDialogProps) {
  const id = useId()
  const [name, setName] = useState(offered)
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const { sentence, messages } = expectedOutcome(made)
  const submit = async () => {
    const wrong = nameFault(name.trim(), taken)
    setFault(wrong)
    if (wrong !== undefined || isSaving) return
    setSaving(true)
    const refused = await save(name.trim())
    setSaving(false)
    setFault(refused)
  }
  return (
    <FormDialog
      title={texts.title}
      intro={texts.intro}
      submit={() => void submit()}
      close={() => !isSaving && close()}
      answers={
        <>
          <button type="button" className={buttons.button} disabled={isSaving} onClick={close}>
            {texts.cancel}
          </button>
          <button
            type="submit"
            className={buttons.button}
            data-kind="primary"
            aria-disabled={isSaving}
          >
            {isSaving ? texts.saving : texts.save}
          </button>
        </>
      }
    >
      <label className={styles.name} htmlFor={id}>
        {texts.name}
      </label>
      <input
        id={id}
        className={styles.input}
        value={name}
        maxLength={NAME_LENGTH}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
        onChange={({ target }) => setName(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <p id={`${id}-fault`} role="alert" className={styles.fault}>
        {fault}
      </p>
      <p>{sentence}</p>
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </FormDialog>
  )
}
