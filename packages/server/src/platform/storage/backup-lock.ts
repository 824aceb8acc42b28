/**
 * A fixed number for PostgreSQL's advisory lock: who makes a backup holds it, and who would throw files away takes it shared, so that no
 * file is missing that a backup's rows name.
 */
export const BACKUP_LOCK = 7_206_154_291
