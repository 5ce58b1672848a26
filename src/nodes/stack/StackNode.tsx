import { useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { gapOf, layoutStyle } from '../layout.ts'
import { useSources } from '../useReadSources.ts'
import classes from './StackNode.module.css'

/**
 * Children below each other. A surface spans the whole width, its content keeps the measure;
 * `header`, `footer` and `nav` become the page's landmarks. In order: what is below a part that is loading stays unseen.
 * With sources to await, the children appear together, so that none is moved by what comes for another.
 */
export function StackNode({ node }: { node: NodeOf<'stack'> }) {
  const { as: Element = 'div', surface = 'none', width, padding, inOrder, awaits, children } = node
  return (
    <Element className={classes.stack} data-as={Element} data-surface={surface} id={node.id}>
      <div
        className={classes.content}
        data-width={width}
        data-padding={padding}
        data-in-order={(inOrder || awaits) && ''}
        style={{ ...layoutStyle(node, 'md'), ...(padding && { '--padding': gapOf(padding) }) }}
      >
        {awaits ? <Together awaits={awaits} nodes={children} /> : <NodesView nodes={children} />}
      </div>
    </Element>
  )
}

interface TogetherProps {
  awaits: readonly string[]
  nodes: NodeOf<'stack'>['children'] | undefined
}

/**
 * The children once none of the sources is loading or one has failed, for which others wait; a source that is read anew
 * later leaves them where they are.
 */
function Together({ awaits, nodes }: TogetherProps) {
  const { loading, failed } = useSources(awaits)
  const [isComing, setComing] = useState(true)
  if (isComing && (!loading || failed)) setComing(false)
  return isComing && loading && !failed ? <NodeSkeleton lines={6} /> : <NodesView nodes={nodes} />
}
