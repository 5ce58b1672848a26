import type { NodeOf } from '#contract/nodes.gen.ts'
import { useText, useValue } from '#runtime/react/hooks/useValue.ts'
import { NodesView } from '#runtime/react/NodesView.tsx'
import { ActionLink } from './ActionLink.tsx'
import { OutsideLink } from './OutsideLink.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { SiteLink } from './SiteLink.tsx'

/**
 * A way to another page of the site, to a place on this one, to an address outside, or to an action that looks like a
 * link. A configured `href` may be either: a banner leads to a notice of ours or to a society's own pages.
 */
export function LinkNode({ node }: { node: NodeOf<'link'> }) {
  const { to, href, action, query } = node
  const target = useText(to)
  const address = useText(href)
  const queryValues = useValue(query)
  const label = useText(node.label)
  const text = useText(node.text)
  const content = node.children ? <NodesView nodes={node.children} /> : text
  const common = { label, isBlock: node.children !== undefined, children: content }

  if (node.place) return <PlaceLink place={node.place} {...common} />
  if (action) return <ActionLink action={action} {...common} />
  if (address.startsWith('/')) return <SiteLink to={address} query={queryValues} {...common} />
  if (href !== undefined) return <OutsideLink href={address} {...common} />
  return <SiteLink to={target} query={queryValues} {...common} />
}
