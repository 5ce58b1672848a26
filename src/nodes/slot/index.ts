export { SlotNode } from './SlotNode.tsx'
