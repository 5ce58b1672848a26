import type { MouseEvent } from 'react'
import { isRecord } from '#domain/json/isRecord.ts'
import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { safeRedirect } from '#runtime/core/boot/safeRedirect.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { useValue } from '#runtime/react/hooks/useValue.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import classes from './LinkNode.module.css'
import type { LinkProps } from './linkProps.ts'

const HERE = { $: { var: 'route.path' } }

/** Inside the site: no reload, yet a real link, so that opening it in a new tab works. */
export function SiteLink({
  to,
  query,
  label,
  isBlock,
  children,
}: LinkProps & { to: string; query: unknown }) {
  const { navigation } = useRuntime().host
  const here = useValue(HERE)
  const address = addressOf(to, query)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    navigation.push(address)
  }
  return (
    <a
      className={classes.link}
      data-block={isBlock || undefined}
      href={formatAddress(address)}
      aria-label={label || undefined}
      aria-current={address.path === here ? 'page' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  )
}

function addressOf(to: string, query: unknown) {
  const { path, query: own } = parseAddress(safeRedirect(to))
  const queryEntries = Object.entries(isRecord(query) ? query : {}).filter(
    ([, value]) => value !== null,
  )
  return {
    path,
    query: {
      ...own,
      ...Object.fromEntries(queryEntries.map(([name, value]) => [name, toText(value)])),
    },
  }
}
