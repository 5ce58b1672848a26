import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { StartFailure } from './StartFailure.tsx'
import { wire } from './wiring.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)

// The scroll lock behind Mantine's dialogs writes a style element; the server allows it by this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

try {
  const world = await wire()
  root.render(
    <StrictMode>
      <App world={world} />
    </StrictMode>,
  )
} catch (error) {
  root.render(<StartFailure error={error} />)
}
