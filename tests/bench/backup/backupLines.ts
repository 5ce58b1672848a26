import type { BackupCost } from './measureBackup.ts'

/** What a backup and its way back took, in words. */
export const backupLines = ({ files, packed, seconds, calls }: BackupCost): string[] => [
  `backup of ${files.toFixed(0)} MB while it is used: ${seconds.backup.toFixed(2)} s for ${packed.toFixed(1)} MB (tar alone ${seconds.tar.toFixed(2)} s),` +
    ` restore with its look ${seconds.restore.toFixed(2)} s (tar alone ${seconds.untar.toFixed(2)} s)`,
  ...Object.entries(calls).map(
    ([when, { median, longest, failed }]) =>
      `  a call ${when}: median ${median.toFixed(1)} ms, longest ${longest.toFixed(0)} ms, ${failed} failed`,
  ),
]
