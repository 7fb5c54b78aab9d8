-- Puts a parked input at the end of its mailbox.
--
-- KEYS  1 parked  2 parked bodies  3 meta  4 mailbox  5 due  6 list  then the set of each person
-- ARGV  1 id of the parked item  2 now  3 member of `due`  4 how long inputs may wait
-- Returns 1, or 0 where there is no such item
local keys = {meta = KEYS[3], mailbox = KEYS[4], due = KEYS[5]}
local input = redis.call('HGET', KEYS[2], ARGV[1])
if not input then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
post(keys, {input})
redis.call('HDEL', keys.meta, 'quiet')
local now = tonumber(ARGV[2])
local waits_until = now + tonumber(ARGV[4])
redis.call('ZADD', KEYS[6], 'GT', waits_until, ARGV[3])
note_people({unpack(KEYS, 7)}, ARGV[3], now, waits_until)
if redis.call('HEXISTS', keys.meta, 'token') == 0 then
  redis.call('ZADD', keys.due, ARGV[2], ARGV[3])
end
return 1
