export { CountdownNode } from './CountdownNode.tsx'
