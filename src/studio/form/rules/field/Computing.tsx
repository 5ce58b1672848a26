import { useId, useState } from 'react'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { withField } from '#formDocument/rows/rows.ts'
import { withAttribute } from '#formDocument/rows/withAttribute.ts'
import { type Compute, parseCompute, writeCompute } from '#formDocument/rules/computes/compute.ts'
import { isAnswer } from '#formDocument/rules/sentence/measures.ts'
import { dependentsOf } from '#formDocument/rules/showing/showing.ts'
import { valueWords } from '#runtime/core/ruleWords/ruleWords.ts'
import { useFormEditing } from '../../formEditing.ts'
import { Chip } from '../chips/Chip.tsx'
import texts from '../texts.json' with { type: 'json' }
import { useDraft } from '../useDraft.ts'
import {
  COMPUTE_PLACES,
  type ComputeForm,
  type ComputeKind,
  computeOf,
  formOf,
} from './computeForm.ts'
import styles from './FieldRules.module.css'
import type { FieldProps } from './fieldProps.ts'

const { computing: said } = texts
const KINDS = Object.keys(said.kinds) as ComputeKind[]

/** How the field's value is computed from others. */
export function Computing({ tools, place, field, definition }: FieldProps) {
  const { document, write, isEditable } = useFormEditing()
  const { fields, names } = tools
  const id = useId()
  const written = definition.compute as Logic | undefined
  const hasRule = written !== undefined && written !== null
  const compute = hasRule ? parseCompute(written, fields) : undefined
  const between = compute?.kind === 'join' ? compute.between : ''
  const save = (next: Compute | undefined) => {
    const rule = next && writeCompute(next, fields)
    const formInfo = withField(document.formInfo, place, withAttribute(definition, 'compute', rule))
    write({ formInfo })
  }
  const [form, change] = useDraft<ComputeForm | undefined>(
    compute && formOf(compute),
    (one) => one === undefined || computeOf(one, between) !== undefined,
    (one) => save(one && computeOf(one, between)),
    `${field.key} compute`,
  )
  if (hasRule && !compute)
    return (
      <section aria-labelledby={id}>
        <h3 id={id}>{said.title}</h3>
        <p>{valueWords(written, names)}</p>
        <p className={styles.hint}>{said.rule}</p>
      </section>
    )
  const choose = (kind: string) =>
    change(kind === '' ? undefined : { kind: kind as ComputeKind, places: [] })
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{said.title}</h3>
      <select
        className={styles.kind}
        aria-label={said.kind}
        value={form?.kind ?? ''}
        disabled={!isEditable}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{said.off}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {said.kinds[kind]}
          </option>
        ))}
      </select>
      {form && <Operands key={form.kind} {...{ form, change, tools, field, isEditable }} />}
    </section>
  )
}

interface OperandsProps extends Pick<FieldProps, 'tools' | 'field'> {
  form: ComputeForm
  isEditable: boolean
  change: (form: ComputeForm) => void
}

function Operands({ form, change, tools, field, isEditable }: OperandsProps) {
  const { bundle } = useFormEditing()
  const { fields, order } = tools
  const places = COMPUTE_PLACES[form.kind]
  const missing = places.findIndex((_, at) => (form.places[at] ?? []).length === 0)
  const [listed, setListed] = useState(isEditable ? missing : -1)
  const excluded = dependentsOf(bundle, field.key)
  const keys = order.filter((key) => isAnswer(ownValue(fields, key)) && !excluded.has(key))
  return (
    <div className={styles.operands}>
      {places.map(({ name, isSeveral = false, options }, at) => {
        const offered = options(fields, keys)
        const chosen = form.places[at] ?? []
        const text = chosen.map((one) => offered.find(({ id }) => id === one)?.name ?? one)
        return (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={at}
            name={said[name]}
            text={text.join('、') || said[name]}
            isOpen={chosen.length === 0}
            {...{ isEditable, isSeveral, chosen }}
            options={offered}
            isListed={listed === at}
            list={(isListed) => setListed((now) => (isListed ? at : now === at ? -1 : now))}
            choose={(ids) => {
              change({
                ...form,
                places: places.map((_, each) => (each === at ? ids : (form.places[each] ?? []))),
              })
              if (at + 1 < places.length && !form.places[at + 1]?.length) setListed(at + 1)
            }}
          />
        )
      })}
    </div>
  )
}
