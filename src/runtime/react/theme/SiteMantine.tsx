import './styles.ts'
import './mantine.ts'
import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { mantineTheme } from './theme.ts'

interface SiteMantineProps {
  /** Element that has our CSS variables; the page's root by default. */
  root?: HTMLElement
  children: ReactNode
}

/**
 * Mantine's provider. Only components that use Mantine load it; the home page does not. It writes no style element:
 * variables come from its static sheet and `siteVariables`. The scroll lock of dialogs writes one, by the page's nonce.
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

/** Nonce for Mantine components that write a style element (responsive props); none of ours do. */
const nonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** The same, unless already inside Mantine's provider. */
export function WithMantine({ children }: { children: ReactNode }) {
  return useContext(MantineContext) ? children : <SiteMantine>{children}</SiteMantine>
}
