import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText } from '#runtime/react/hooks/useValue.ts'
import { lazySanitiser } from '#runtime/react/html/lazySanitiser.ts'
import { SafeHtml } from '#runtime/react/html/SafeHtml.tsx'
import classes from './HtmlNode.module.css'

// Loaded eagerly: a page with this kind shows rich text.
lazySanitiser.load().catch(() => {})

/** Rich text of notices and instructions, sanitised. */
export function HtmlNode({ node }: { node: NodeOf<'html'> }) {
  return <SafeHtml className={classes.html} html={useText(node.html)} />
}
