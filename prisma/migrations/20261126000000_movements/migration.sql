-- What was paid into a policy and taken out of it, day by day, so that its values add up; which owner of a policy is the
-- client; and when a client signed in the time before.
CREATE TABLE "movement" (
    "policy_uuid" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "date" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("policy_uuid", "position"),
    CONSTRAINT "movement_policy_uuid_fkey" FOREIGN KEY ("policy_uuid") REFERENCES "policy" ("uuid") ON DELETE CASCADE ON UPDATE CASCADE
);

ALTER TABLE "policy_owner" ADD COLUMN "is_client" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "client" ADD COLUMN "last_sign_in_at" DATETIME;
ALTER TABLE "client" ADD COLUMN "previous_sign_in_at" DATETIME;
