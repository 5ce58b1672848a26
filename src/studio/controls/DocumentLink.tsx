import type { MouseEvent, ReactNode } from 'react'
import { formatAddress } from '#runtime/core/boot/parseAddress.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import styles from './DocumentLink.module.css'

interface DocumentLinkProps {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  path: string
  children: ReactNode
}

/** Link to another document, on the page that shows documents. */
export function DocumentLink({ change, path, children }: DocumentLinkProps) {
  const { navigation } = useRuntime().host
  const query = { ...(change !== undefined && { id: change }), path }
  const address = { path: navigation.current().path, query }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigation.push(address)
  }
  return (
    <a className={styles.link} href={formatAddress(address)} onClick={follow}>
      {children}
    </a>
  )
}
