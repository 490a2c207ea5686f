-- A set-up that is begun again keeps its secret for a bounded time (security D4), so it is on record since when it waits.
-- A secret without a moment counts as too old: the next sign-in makes another.
ALTER TABLE "client" ADD COLUMN "pending_totp_since" DATETIME;
