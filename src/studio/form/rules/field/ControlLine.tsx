import { useState } from 'react'
import type { Test } from '#formDocument/rules/sentence/sentence.ts'
import { fieldName } from '#formDocument/rules/words/names.ts'
import { Chip } from '../chips/Chip.tsx'
import { ValueChip } from '../sentence/ValueChip.tsx'
import texts from '../texts.json' with { type: 'json' }
import { ChipLine } from './ChipLine.tsx'
import type { FieldProps } from './fieldProps.ts'

const { controls: said } = texts

/** A test of a field's answers, and the fields that it shows. */
export interface Control {
  test: Test
  targets: readonly string[]
}

interface ControlLineProps extends Pick<FieldProps, 'tools'> {
  control: Control
  isEditable: boolean
  isNew?: boolean
  /** Fields that can be shown. */
  options: readonly string[]
  change: (control: Control) => void
  remove: () => void
}

/** `当【党派】是【民主党派】时显示【所属党派】` */
export function ControlLine({
  control,
  tools,
  isEditable,
  isNew,
  options,
  change,
  remove,
}: ControlLineProps) {
  const { test, targets } = control
  const { fields, order } = tools
  const [listed, setListed] = useState(isNew ? 'value' : '')
  const chip = (name: string, part: string) => ({
    ...{ name, isEditable, isListed: listed === part },
    list: (isListed: boolean) => setListed((now) => (isListed ? part : now === part ? '' : now)),
  })
  const keys = order.filter((key) => options.includes(key) || targets.includes(key))
  const path = test.subject.kind === 'field' ? test.subject.path : ''
  return (
    <ChipLine label={said.remove} isEditable={isEditable} remove={remove}>
      {said.when} <b>{fieldName(fields, path)}</b>{' '}
      {test.by === 'empty' ? texts.words.empty : texts.words[test.by === 'in' ? 'in' : 'notIn']}
      {test.by !== 'empty' && (
        <ValueChip
          {...{ test, tools, subjects: [] }}
          chip={chip(texts.parts.value, 'value')}
          change={(next) => {
            change({ ...control, test: next })
            if (targets.length === 0) setListed('targets')
          }}
        />
      )}
      {said.shows}
      <Chip
        {...chip(said.targets, 'targets')}
        text={targets.map((key) => fieldName(fields, key)).join('、') || said.targets}
        isOpen={targets.length === 0}
        isSeveral
        options={keys.map((key) => ({ id: key, name: fieldName(fields, key) }))}
        chosen={targets}
        choose={(chosen) => change({ ...control, targets: chosen })}
      />
    </ChipLine>
  )
}
