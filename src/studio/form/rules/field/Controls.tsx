import { useId } from 'react'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { measureOf } from '#formDocument/rules/sentence/measures.ts'
import {
  placeOf,
  readersOf,
  relationsOf,
  targetsFor,
  withRelationTest,
  withTargetsOf,
} from '#formDocument/rules/showing/controls.ts'
import { fieldName } from '#formDocument/rules/words/names.ts'
import { useFormEditing } from '../../formEditing.ts'
import { aboutSubject } from '../sentence/changeTest.ts'
import texts from '../texts.json' with { type: 'json' }
import { useKeptState } from '../useDraft.ts'
import { type Control, ControlLine } from './ControlLine.tsx'
import styles from './FieldRules.module.css'
import type { FieldProps } from './fieldProps.ts'

const { controls: said } = texts

/** The fields shown by answers to this field: `当【党派】是【民主党派】时显示【所属党派】`. */
export function Controls({ tools, field }: FieldProps) {
  const { document, bundle, write, isEditable } = useFormEditing()
  const { formInfo } = document
  const { key } = field
  const [draft, setDraft] = useKeptState<Control>(`${key} controls`)
  const id = useId()
  const form = { formInfo, bundle }
  const relations = relationsOf(formInfo, key)
  const readers = readersOf(form, key)
  const options = targetsFor(form, key)
  const subject = { kind: 'field', path: key } as const
  const isChoice = measureOf(subject, tools.fields) === 'codes'
  const save = (next: FormInfo) => write({ formInfo: next })
  const complete = (next: Control) => {
    const codes = next.test.value?.kind === 'codes' ? next.test.value.codes : []
    if (codes.length === 0 || next.targets.length === 0) return setDraft(next)
    setDraft(undefined)
    save(withTargetsOf(form, next.test, [], next.targets))
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{said.title}</h3>
      {relations.length + readers.length === 0 && !draft && <p>{said.none}</p>}
      <ul className={styles.controls}>
        {relations.map((relation) => {
          const { index, test, targets } = relation
          if (!test) return null
          return (
            <ControlLine
              key={index}
              {...{ tools, isEditable, options, control: { test, targets } }}
              change={(next) =>
                save(
                  next.test === test
                    ? withTargetsOf(form, test, targets, next.targets)
                    : withRelationTest(formInfo, relation, next.test),
                )
              }
              remove={() => save(withTargetsOf(form, test, targets, []))}
            />
          )
        })}
        {draft && (
          <ControlLine
            {...{ tools, isEditable, options, control: draft, isNew: true }}
            change={complete}
            remove={() => setDraft(undefined)}
          />
        )}
      </ul>
      {isEditable && isChoice && !draft && (
        <button
          type="button"
          className={styles.add}
          onClick={() =>
            setDraft({
              test: aboutSubject({ subject: { kind: 'open' }, by: 'in' }, subject, tools.fields),
              targets: [],
            })
          }
        >
          {said.add}
        </button>
      )}
      <Readers keys={readers} tools={tools} />
    </section>
  )
}

/** Links to fields whose conditions contain more than single answers, and are edited there. */
function Readers({ keys, tools }: Pick<FieldProps, 'tools'> & { keys: readonly string[] }) {
  const { document, select } = useFormEditing()
  if (keys.length === 0) return null
  return (
    <p className={styles.readers}>
      {said.readers}
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => select(placeOf(document.formInfo, key) ?? null, 'rules')}
        >
          {fieldName(tools.fields, key)}
        </button>
      ))}
    </p>
  )
}
