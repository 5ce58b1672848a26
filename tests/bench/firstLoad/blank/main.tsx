import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** React and nothing else: what any page drawn by it loads. */
createRoot(document.body).render(
  <StrictMode>
    <p>blank</p>
  </StrictMode>,
)
