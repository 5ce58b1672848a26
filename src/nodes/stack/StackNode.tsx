import type { NodeOf } from '#contract/nodes.gen.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { gapOf, layoutStyle } from '../layout.ts'
import classes from './StackNode.module.css'

/**
 * Children below each other. A surface spans the whole width, its content keeps the measure;
 * `header`, `footer` and `nav` become the page's landmarks. In order: what is below a part that is loading stays unseen.
 */
export function StackNode({ node }: { node: NodeOf<'stack'> }) {
  const { as: Element = 'div', surface = 'none', width, padding, inOrder, children } = node
  return (
    <Element className={classes.stack} data-as={Element} data-surface={surface} id={node.id}>
      <div
        className={classes.content}
        data-width={width}
        data-padding={padding}
        data-in-order={inOrder || undefined}
        style={{ ...layoutStyle(node, 'md'), ...(padding && { '--padding': gapOf(padding) }) }}
      >
        <NodesView nodes={children} />
      </div>
    </Element>
  )
}
