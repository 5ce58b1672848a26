import type { CSSProperties, ReactNode } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'
import classes from './TextNode.module.css'

/** A text with its line breaks. A truncated text shows the whole in its tooltip. */
export function TextNode({ node }: { node: NodeOf<'text'> }) {
  const { as: Element = 'p', tone = 'normal', align, lines, whole = false } = node
  const text = useFormatted(node.text, node.format)
  return (
    <Element
      className={classes.text}
      data-tone={tone}
      data-cut={lines !== undefined || undefined}
      data-whole={whole || undefined}
      title={lines === undefined ? undefined : text}
      style={styleOf(align, lines)}
    >
      {whole ? parted(text) : text}
    </Element>
  )
}

/** A name with dots may go on in the next line after each of them. */
const parted = (name: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity than their place
  name.split(/(?<=·)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]))

const styleOf = (align: NodeOf<'text'>['align'], lines: number | undefined): CSSProperties => ({
  ...(align && { textAlign: align }),
  ...(align === 'center' && { textWrap: 'balance' }),
  ...(lines !== undefined && { WebkitLineClamp: lines }),
})
