import { constants, setPriority } from 'node:os';

/** This process goes behind those that answer visitors, where processors are few: an import can wait, they cannot. */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is not allowed it takes its turn like others.
  }
}
