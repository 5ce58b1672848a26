import type { CSSProperties } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { WholeWords } from '#runtime/react/controls/WholeWords.tsx'
import { Words } from '#runtime/react/controls/Words.tsx'
import { useFormatted } from '#runtime/react/hooks/useFormatted.ts'
import classes from './TextNode.module.css'

/** A text with its line breaks; the lines of a centred one are about equally long. A truncated text shows the whole in its tooltip. */
export function TextNode({ node }: { node: NodeOf<'text'> }) {
  const { as: Element = 'p', tone = 'normal', align, lines } = node
  const text = useFormatted(node.text, node.format)
  return (
    <Element
      className={classes.text}
      data-tone={tone}
      data-cut={lines !== undefined || undefined}
      title={lines === undefined ? undefined : text}
      style={styleOf(align, lines)}
    >
      {align === 'center' && lines !== 1 ? <WholeWords text={text} /> : <Words text={text} />}
    </Element>
  )
}

const styleOf = (align: NodeOf<'text'>['align'], lines: number | undefined): CSSProperties => ({
  ...(align && { textAlign: align }),
  ...(align === 'center' && { textWrap: 'balance' }),
  ...(lines !== undefined && { WebkitLineClamp: lines }),
})
