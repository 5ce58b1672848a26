import type { MouseEvent } from 'react'
import { formatAddress } from '#runtime/core/boot/parseAddress.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import styles from './KeepTest.module.css'
import texts from './texts.json' with { type: 'json' }

interface TestLinkProps {
  /** The change set. */
  change: string
  /** The test's document. */
  path: string
}

/** Leads to a test on the page that shows the documents of the change set. */
export function TestLink({ change, path }: TestLinkProps) {
  const { navigation } = useRuntime().host
  const address = { path: navigation.current().path, query: { id: change, path } }
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigation.push(address)
  }
  return (
    <a className={styles.link} href={formatAddress(address)} onClick={follow}>
      {texts.open}
    </a>
  )
}
