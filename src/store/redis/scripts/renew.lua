-- Extends the lease of a claim, and brings what has come in since.
--
-- KEYS  1 meta  2 due  3 mailbox
-- ARGV  1 token  2 member of `due`  3 new end of the lease
-- Returns {inputs, end of the quiet window or 0}, or false where the claim was lost
local claimed = redis.call('HMGET', KEYS[1], 'token', 'inputs', 'quiet')
if claimed[1] ~= ARGV[1] then return false end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
return {redis.call('LRANGE', KEYS[3], claimed[2], -1), claimed[3] or '0'}
