import { type ComponentType, useId } from 'react'
import type { NodeOf } from '#contract/nodes.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useFlag, useList, useText } from '#runtime/react/hooks/useValue.ts'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import { Checkboxes } from './Checkboxes.tsx'
import classes from './ChoiceNode.module.css'
import { choiceItems } from './choiceItem.ts'
import type { ChoiceProps } from './choiceProps.ts'
import { Radios } from './Radios.tsx'
import { Select } from './Select.tsx'

const KINDS: Record<NonNullable<NodeOf<'choice'>['as']>, ComponentType<ChoiceProps>> = {
  radio: Radios,
  cards: (props) => <Radios {...props} asCards />,
  select: Select,
  checkbox: Checkboxes,
}

/** Picks one of a list, or several (`checkbox`: a list of values), into the page's state. */
export function ChoiceNode({ node }: { node: NodeOf<'choice'> }) {
  const id = useId()
  const page = usePage()
  const row = useRow()
  const [value, set] = useBinding(node.bind)
  const items = choiceItems(useList(node.items))
  const label = useText(node.label)
  const error = useText(node.error)
  const Kind = KINDS[node.as ?? 'radio']
  const pick = (next: unknown) => {
    set(next)
    if (node.onChange) void page.run(node.onChange, { row, event: { value: next } })
  }
  return (
    <div className={classes.choice}>
      {label && (
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
      )}
      <Kind
        name={id}
        items={items}
        value={value}
        pick={pick}
        disabled={useFlag(node.disabled)}
        placeholder={useText(node.placeholder)}
        invalid={error !== ''}
        labelId={`${id}-label`}
        errorId={`${id}-error`}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
