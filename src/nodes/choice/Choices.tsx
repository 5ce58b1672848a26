import type { ComponentType, ReactNode } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useBinding } from '#runtime/react/hooks/useBinding.ts'
import { useFlag, useList, useText } from '#runtime/react/hooks/useValue.ts'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import { Checkboxes } from './Checkboxes.tsx'
import classes from './ChoiceNode.module.css'
import { choiceItems } from './choiceItem.ts'
import type { ChoiceProps } from './choiceProps.ts'
import { Radios } from './Radios.tsx'
import { Select } from './Select.tsx'

const LOOKS: Record<NonNullable<NodeOf<'choice'>['as']>, ComponentType<ChoiceProps>> = {
  radio: Radios,
  cards: (props) => <Radios {...props} asCards />,
  select: Select,
  checkbox: Checkboxes,
}

type ChoicesProps = Pick<ChoiceProps, 'name' | 'labelId' | 'errorId'> & {
  node: NodeOf<'choice'>
  /** Shown instead of the placeholder where there is nothing to choose yet. */
  otherwise: ReactNode
}

/** The options in the node's look; the placeholder when there are none. */
export function Choices({ node, otherwise, ...ids }: ChoicesProps) {
  const page = usePage()
  const row = useRow()
  const [value, set] = useBinding(node.bind)
  const items = choiceItems(useList(node.items))
  const placeholder = useText(node.placeholder)
  const disabled = useFlag(node.disabled)
  const Look = LOOKS[node.as ?? 'radio']
  const pick: ChoiceProps['pick'] = (next, item) => {
    set(next)
    const event = { value: next, item: item?.entry ?? null }
    if (node.onChange) void page.run(node.onChange, { row, event })
  }
  if (items.length === 0 && otherwise) return otherwise
  if (items.length === 0 && node.as !== 'select')
    return placeholder && <p className={classes.none}>{placeholder}</p>
  return (
    <Look
      {...ids}
      items={items}
      value={value}
      pick={pick}
      disabled={disabled}
      placeholder={placeholder}
    />
  )
}
