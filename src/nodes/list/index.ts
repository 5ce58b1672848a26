export { ListNode } from './ListNode.tsx'
