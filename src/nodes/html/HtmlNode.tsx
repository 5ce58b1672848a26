import type { NodeOf } from '#contract/nodes.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { lateSanitiser } from '#runtime/react/html/lateSanitiser.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import classes from './HtmlNode.module.css'

// Asked for at once: whoever shows this kind shows rich text.
lateSanitiser.load().catch(() => {})

/** Rich text of notices and instructions, sanitised. */
export function HtmlNode({ node }: { node: NodeOf<'html'> }) {
  return <SafeHtml className={classes.html} html={useText(node.html)} />
}
