-- Who looks after a client, what is told of a writer, and pages that only VIP clients see (rows P6, P9, P10).
CREATE TABLE "adviser" (
    "uuid" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "phone" TEXT,
    "email" TEXT,
    "bio" TEXT NOT NULL
);

ALTER TABLE "client" ADD COLUMN "adviser_uuid" TEXT REFERENCES "adviser" ("uuid") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "client_adviser_uuid_idx" ON "client"("adviser_uuid");

ALTER TABLE "insight_author" ADD COLUMN "bio" TEXT;

ALTER TABLE "content_page" ADD COLUMN "is_vip_only" BOOLEAN NOT NULL DEFAULT false;
