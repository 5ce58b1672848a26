export { AlertNode } from './AlertNode.tsx'
