import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { StartFailure } from './StartFailure.tsx'
import { wire } from './wiring.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')
const root = createRoot(container)

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
