-- Known devices have tries of their own (security B6), and a session says on which device it began.
ALTER TABLE "device" ADD COLUMN "failed_unlock_count" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "issued_token" ADD COLUMN "device_id" TEXT;
