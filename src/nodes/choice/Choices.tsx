import type { ComponentType, ReactNode } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useChange } from '#runtime/react/hooks/useChange.ts'
import { useFlag, useList, useText } from '#runtime/react/hooks/useValue.ts'
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
  const [value, change] = useChange(node.bind, node.onChange)
  const items = choiceItems(useList(node.items))
  const placeholder = useText(node.placeholder)
  const disabled = useFlag(node.disabled)
  const Look = LOOKS[node.as ?? 'radio']
  const pick: ChoiceProps['pick'] = (next, item) => change(next, { item: item?.entry ?? null })
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
