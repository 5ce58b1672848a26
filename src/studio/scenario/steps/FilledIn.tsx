import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { fieldAt } from '#replay/fieldAt.ts'
import { LinkAct } from '../LinkAct.tsx'
import { placeName, valueName } from '../model/namesOfPlaces.ts'
import styles from '../ScenarioEditor.module.css'
import { useScenarioEditing } from '../scenarioEditing.ts'
import texts from '../texts.json' with { type: 'json' }

const { steps: words } = texts

interface FilledInProps {
  answers: FormValues
  write: (answers: FormValues) => void
}

/** The input of a step with the names of the form's fields; input for a removed field can only be deleted here. */
export function FilledIn({ answers, write }: FilledInProps) {
  const { bundle, former, tables, isEditable } = useScenarioEditing()
  const paths = Object.keys(answers)
  if (paths.length === 0) return <p className={styles.hint}>{words.nothing}</p>
  const without = (path: string) =>
    write(Object.fromEntries(Object.entries(answers).filter(([one]) => one !== path)))
  return (
    <dl className={styles.answers}>
      {paths.map((path) => {
        const name = placeName(path, bundle.fields, former)
        return (
          <div key={path} data-gone={!fieldAt(bundle, path) || undefined}>
            <dt>{name}</dt>
            <dd>
              {valueName(path, ownValue(answers, path), bundle, tables)}
              {isEditable && <LinkAct act={words.drop} about={name} run={() => without(path)} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
