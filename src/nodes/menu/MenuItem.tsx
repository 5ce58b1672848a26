import type { NodeOf } from '#contract/nodes.gen.ts'
import { ownValue } from '#contract/record.ts'
import { parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { safeRedirect } from '#runtime/core/boot/safeRedirect.ts'
import { useHolds, useText } from '#runtime/react/hooks/useValue.ts'
import { usePage } from '#runtime/react/pageContext.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'

type Item = NodeOf<'menu'>['items'][number]

/** One entry; hidden with its own `when` or that of its action. */
export function MenuItem({ item, chosen }: { item: Item; chosen: () => void }) {
  const page = usePage()
  const { host } = useRuntime()
  const label = useText(item.label)
  const to = useText(item.to)
  const href = useText(item.href)
  const shown = useHolds(item.when)
  const allowed = useHolds(item.action && ownValue(page.document.model.actions, item.action)?.when)
  if (!shown || !allowed) return null

  const choose = () => {
    chosen()
    if (item.action) void page.run(item.action)
    else if (item.href !== undefined) host.external(href)
    else host.navigation.push(parseAddress(safeRedirect(to)))
  }
  return (
    <li>
      <button type="button" onClick={choose}>
        {label}
      </button>
    </li>
  )
}
