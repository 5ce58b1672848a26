import './styles.ts'
import './mantine.ts'
import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { mantineTheme } from './theme.ts'

interface SiteMantineProps {
  /** The element our variables stand on; the page's own when absent. */
  root?: HTMLElement
  children: ReactNode
}

/**
 * Mantine around what is below. Only what shows a component of Mantine's own stands in it and loads it; the home page
 * does not. It writes no style element: its variables come from its static sheet and from
 * `siteVariables`, so the Content-Security-Policy needs no exception.
 */
export const SiteMantine = ({ root, children }: SiteMantineProps) => (
  <MantineProvider
    theme={mantineTheme}
    forceColorScheme="light"
    withCssVariables={false}
    withGlobalClasses={false}
    getStyleNonce={nonce}
    {...(root && { getRootElement: () => root })}
  >
    {children}
  </MantineProvider>
)

/** For the few Mantine components that do write a style element (responsive props); none of ours uses them. */
const nonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The same, unless Mantine is around already. */
export function WithMantine({ children }: { children: ReactNode }) {
  return useContext(MantineContext) ? children : <SiteMantine>{children}</SiteMantine>
}
