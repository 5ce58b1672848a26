/** Replaces `use-sync-external-store/shim`, which libraries use for old versions of React; ours has it built in. */
export { useSyncExternalStore } from 'react'
